import type { HomeMessages } from './messages';

export type ProductId = keyof HomeMessages['products'];

/** Drawings on a 40×40 grid: the subject is outlined in the text colour, and what the platform adds to it is lightly filled. */
const drawings = {
  identity: (
    <>
      <path d="M5 13V8a3 3 0 0 1 3-3h5M27 5h5a3 3 0 0 1 3 3v5M35 27v5a3 3 0 0 1-3 3h-5M13 35H8a3 3 0 0 1-3-3v-5" />
      <circle cx="20" cy="16" r="5" className="fill-current/15" />
      <path d="M11 30c1-5 4.5-7.5 9-7.5s8 2.5 9 7.5" />
    </>
  ),
  widget: (
    <>
      <rect x="4" y="7" width="32" height="26" rx="3" />
      <path d="M4 13.5h32" />
      <rect x="21" y="18" width="11" height="11" rx="2" className="fill-current/15" />
      <path d="M9 19h7M9 24h7M24 23.5l2 2 3.5-4" />
    </>
  ),
  virtual: (
    <>
      <path
        d="M8 6h24a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H20l-8 7v-7H8a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z"
        className="fill-current/15"
      />
      <path d="M13 14v4M20 12v8M27 14v4" />
    </>
  ),
  voice: (
    <>
      <rect x="15" y="4" width="10" height="19" rx="5" className="fill-current/15" />
      <path d="M9 18a11 11 0 0 0 22 0M20 29v6M14 35h12" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M6 34l2.3-7A14 14 0 1 1 13.5 32Z" className="fill-current/15" />
      <path d="M14 17h12M14 22h8" />
    </>
  ),
  sdks: (
    <>
      <rect x="4" y="7" width="32" height="26" rx="3" className="fill-current/15" />
      <path d="m14 15-5 5 5 5M26 15l5 5-5 5M22 13l-4 14" />
    </>
  ),
} satisfies Record<ProductId, React.ReactNode>;

/** Draws one part of the platform. */
export function ProductIcon({ id, className }: { id: ProductId; className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[id]}
    </svg>
  );
}
