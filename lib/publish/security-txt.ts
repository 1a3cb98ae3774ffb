/** Content of a security.txt, for whoever has found a vulnerability. */
interface SecurityContact {
  /** A `mailto:` or `https:` address. */
  contact: string;
  /** Address of this file. */
  canonical: string;
  /** Language tags that reports can be written in. */
  languages: readonly string[];
  today: Date;
}

/** Months until the file expires; RFC 9116 recommends less than a year. */
const validMonths = 11;

/** Writes a security.txt (RFC 9116). It expires at the start of a month, so that all builds of a month write the same file. */
export function buildSecurityTxt({ contact, canonical, languages, today }: SecurityContact): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + validMonths, 1));
  return `Contact: ${contact}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${canonical}
`;
}
