/**
 * Animates the way to a place on the same page, if that is where a click on a link leads. Everything else is instant: a reader who goes
 * back or forward during an animation would have its middle stored as the place to return to.
 */
export function animateScroll({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  if (!link || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  // The browser has begun by then.
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
}
