import type { MediaType, OpenApiDocument } from '@/lib/api-contract/openapi-schema';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { PropertyList } from './property-list';

interface BodyShapeProps {
  document: OpenApiDocument;
  content: Record<string, MediaType>;
  /** Prefix of the properties' anchors. */
  anchor: string;
  locale: Locale;
  isAnswer?: boolean;
}

/** The properties of a body, for each media type that it can have. */
export function BodyShape({ document, content, anchor, locale, isAnswer = false }: BodyShapeProps) {
  const shapes = Object.entries(content).flatMap(([type, { schema }]) => (schema ? [{ type, schema }] : []));
  return shapes.map(({ type, schema }) => {
    const { children, variants } = buildPropertyTree(document, schema);
    const isOnly = shapes.length === 1;
    return (
      <div key={type}>
        {!isOnly && (
          <p className="mt-4 text-sm font-semibold">
            <code>{type}</code>
          </p>
        )}
        <PropertyList
          nodes={children}
          variants={variants}
          anchor={isOnly ? anchor : `${anchor}-${type.split('/').pop()}`}
          texts={getMessages(locale).api}
          isAnswer={isAnswer}
        />
      </div>
    );
  });
}
