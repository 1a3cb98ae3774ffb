import { loadContract } from '@/lib/api-contract/load-contract.server';
import { buildSchemaTree } from '@/lib/api-contract/property-tree';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { PropertyList } from './property-list';

/** The properties of an object in the contract, looked up by the name of its schema. */
export async function SchemaReference({ name, locale }: { name: string; locale: Locale }) {
  const document = await loadContract('openapi', locale);
  const tree = buildSchemaTree(document, name);
  return <PropertyList nodes={tree.children} variants={tree.variants} anchor={name} texts={getMessages(locale).api} />;
}
