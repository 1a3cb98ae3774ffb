import { withBasePath } from '@/lib/config/base-path';
import { screenStyles } from './screen-styles.server';
import { StyleSheet } from './style-sheet.client';

/** Links the style sheet of drawn screens, once in each page that shows one. */
export function ScreenStyles() {
  return <StyleSheet href={withBasePath(screenStyles.path)} />;
}
