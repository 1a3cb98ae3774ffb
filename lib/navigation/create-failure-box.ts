/** What the red box says in the language of the page: `text`, and the names of its buttons, `retry` and `close`. */
export type FailureTexts = Readonly<Partial<Record<string, string>>>;

/**
 * Makes the red box that says what did not load. It is inlined into the page as text, so it cannot use anything from outside its
 * body, and it sets its own styles because the site's may be what failed to load. Its borders are seen in forced colours only.
 * @param problem what went wrong, for readers who report it
 * @returns a box with buttons named `retry` and `close`, which do nothing by themselves
 */
export function createFailureBox(texts: FailureTexts, problem: string): HTMLElement {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  // At the bottom, above the chat button, so that navbar and title stay visible.
  box.style.cssText =
    'position:fixed;inset:auto 1rem 5rem;z-index:60;overflow:auto;max-width:36rem;max-height:calc(100dvh - 8rem);margin:0 auto;border:1px solid transparent;padding:1rem;border-radius:.5rem;background:#b91c1c;color:#fff;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
  const text = document.createElement('p');
  text.textContent = texts.text ?? '';
  text.style.margin = '0';
  const detail = document.createElement('p');
  detail.textContent = problem;
  detail.style.cssText = 'margin:.25rem 0 .75rem;font:.875rem/1.5 ui-monospace,monospace';
  box.append(text, detail);
  for (const [name, colors] of [
    ['retry', 'background:#fff;color:#7f1d1d'],
    ['close', 'background:none;color:inherit'],
  ] as const) {
    const button = document.createElement('button');
    button.name = name;
    button.textContent = texts[name] ?? '';
    button.style.cssText = `min-height:2.5rem;margin-inline-end:.5rem;border:1px solid #fff;padding:0 1rem;border-radius:.375rem;${colors};font:inherit;font-weight:600;cursor:pointer`;
    box.append(button);
  }
  return box;
}
