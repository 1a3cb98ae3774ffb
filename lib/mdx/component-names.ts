/** The components that writers can use in pages; `components/mdx/mdx-components.tsx` has to define exactly these. */
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
