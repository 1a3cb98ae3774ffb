/** An address that leads to another page. Both are paths of this site. */
export interface Redirect {
  from: string;
  to: string;
}
