/** Texts of the red box: `text`, and the labels of its buttons, `retry` and `close`. */
type BoxTexts = Readonly<Partial<Record<string, string>>>;

/** Puts it at the bottom, above the chat button, so that navbar and title stay visible. Its border is seen in forced colours only. */
const boxStyle =
  'position:fixed;inset:auto 1rem 5rem;z-index:60;overflow:auto;max-width:36rem;max-height:calc(100dvh - 8rem);margin:0 auto;border:1px solid transparent;padding:1rem;border-radius:.5rem;background:#b91c1c;color:#fff;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
const buttonStyle =
  'min-height:2.5rem;margin-inline-end:.5rem;border:1px solid #fff;padding:0 1rem;border-radius:.375rem;font:inherit;font-weight:600;cursor:pointer;';

/**
 * Creates the red box. It sets its own styles, because the site's may be what failed to load.
 * @returns a box with buttons named `retry` and `close`, which do nothing by themselves
 */
export function createFailureBox(texts: BoxTexts, problem: string): HTMLElement {
  const add = (tag: string, text: string | undefined, style: string) => {
    const part = Object.assign(document.createElement(tag), { textContent: text ?? '' });
    part.style.cssText = style;
    box.append(part);
    return part;
  };
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText = boxStyle;
  add('p', texts.text, 'margin:0');
  add('p', problem, 'margin:.25rem 0 .75rem;font:.875rem/1.5 ui-monospace,monospace');
  add('button', texts.retry, `${buttonStyle}background:#fff;color:#7f1d1d`).setAttribute('name', 'retry');
  add('button', texts.close, `${buttonStyle}background:none;color:inherit`).setAttribute('name', 'close');
  return box;
}
