/** Where somebody who has found a weakness can turn to. */
interface SecurityContact {
  /** A `mailto:` or `https:` address. */
  contact: string;
  /** Addresses of this file. */
  canonical: string;
  /** Language tags that reports can be written in. */
  languages: readonly string[];
  today: Date;
}

/** Months that the file is good for; RFC 9116 asks for less than a year. */
const validMonths = 11;

/** A security.txt (RFC 9116). It expires at the beginning of a month, so that a build of the same month writes the same. */
export function buildSecurityTxt({ contact, canonical, languages, today }: SecurityContact): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + validMonths, 1));
  return `Contact: ${contact}
Expires: ${expires.toISOString().replace('.000', '')}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${canonical}
`;
}
