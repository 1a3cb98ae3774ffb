/** Components that a writer of pages can use; `components/mdx/mdx-components.tsx` has one for each name, and no other. */
export const componentNames = [
  'Accordion',
  'Accordions',
  'Callout',
  'Card',
  'Cards',
  'Changelog',
  'Channel',
  'Figure',
  'FileTree',
  'Image',
  'Operation',
  'PackageInstall',
  'Parameter',
  'Parameters',
  'PlanComparison',
  'PlanSummary',
  'PricingExample',
  'SchemaReference',
  'SdkVersions',
  'Step',
  'Steps',
  'Tab',
  'Tabs',
  'Term',
] as const;

export type ComponentName = (typeof componentNames)[number];
