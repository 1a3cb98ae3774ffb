type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser opens a link elsewhere than here, as it does with these keys and with other buttons than the first. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
