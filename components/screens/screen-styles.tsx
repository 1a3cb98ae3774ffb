import { withBasePath } from '@/lib/config/base-path';
import { screenStyles } from '@/lib/outputs/screen-styles.server';

/** The style sheet of drawn screens, once in each page that shows one. */
export function ScreenStyles() {
  return <link rel="stylesheet" href={withBasePath(screenStyles.path)} precedence="screens" />;
}
