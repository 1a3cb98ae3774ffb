/**
 * Runs in the head of every page, before its first paint: applies the reader's colour mode, and hides an announcement that was
 * closed or is not due. It is inlined into the page as text, so it cannot use anything from outside its body, and its settings are
 * attributes of its own element.
 */
export function runFirstPaintScript() {
  const settings = document.currentScript?.dataset ?? {};
  const root = document.documentElement;

  function read(key: string | undefined): string | null {
    try {
      return localStorage.getItem(key ?? '');
    } catch {
      return null; // `readStored` logs a warning once the page's own code runs.
    }
  }

  function getSystemMode() {
    if (settings.systemMode === undefined) return settings.defaultMode;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  function getAnnouncementState() {
    const { from, until, announcementId, idKey, dismissKey } = settings;
    if (Date.now() < Number(from ?? 0) || Date.now() >= Number(until ?? Infinity)) return 'off';
    return read(idKey) === announcementId && read(dismissKey) === 'true' ? 'closed' : 'open';
  }

  const stored = read(settings.modeKey);
  const mode = stored === 'light' || stored === 'dark' ? stored : getSystemMode();
  root.classList.toggle('dark', mode === 'dark');
  if (settings.announcementId) root.dataset.announcement = getAnnouncementState();
}
