/** The media type of a form that can hold files. */
export const formType = 'multipart/form-data';

/** Returns whether a media type is JSON, or a format that is written in it, such as `application/merge-patch+json`. */
export function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}
