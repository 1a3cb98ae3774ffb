/** JSON that can stand in a `<script>`: no text in it can end the element or open a comment. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
