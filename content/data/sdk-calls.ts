/**
 * Operations for which the SDKs have a method of their own; all others go through `client.request`. `isList` marks methods that return an
 * iterable over all pages. Apart from `sdk-methods.ts`, because the browser writes samples with it.
 */
export const sdkCalls = {
  detectFaces: { call: 'face.detect' },
  matchFacesV2: { call: 'face.match' },
  validateLiveness: { call: 'liveness.validate' },
  detectHands: { call: 'hand.detect' },
  readDocument: { call: 'ocr.read' },
  createWidgetSession: { call: 'widget.createSession' },
  listEvents: { call: 'events.list', isList: true },
  getUsage: { call: 'usage.get' },
} as const satisfies Record<string, SdkCall>;

export interface SdkCall {
  /** Without the client, as JavaScript writes it; Python writes it in snake case. */
  call: string;
  isList?: true;
}
