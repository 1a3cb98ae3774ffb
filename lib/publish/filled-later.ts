/**
 * Tells whether scripts are rendered empty, because `fillScripts` completes the pages of a build. Nothing does so in development,
 * where React renders their texts.
 */
export const isFilledLater = process.env.NODE_ENV === 'production';
