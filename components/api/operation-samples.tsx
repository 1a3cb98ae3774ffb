import { HighlightedCode } from '@/components/mdx/highlighted-code';
import { Tab, Tabs } from '@/components/mdx/tabs.client';
import type { ResolvedOperation } from '@/lib/api-contract/get-operation';
import type { OpenApiDocument } from '@/lib/api-contract/openapi-schema';
import { buildSamples } from '@/lib/api-contract/samples/build-samples';
import { buildSampleRequest } from '@/lib/api-contract/samples/sample-request';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface OperationSamplesProps {
  document: OpenApiDocument;
  operation: ResolvedOperation;
  locale: Locale;
}

/** The request of an operation in several languages; the reader's choice is remembered from page to page. */
export function OperationSamples({ document, operation, locale }: OperationSamplesProps) {
  const { api, code } = getMessages(locale);
  const samples = buildSamples(operation.id, buildSampleRequest(document, operation));
  return (
    <Tabs items={samples.map(({ label }) => label)} label={api.sampleLanguage} remember="sample-language">
      {samples.map((sample) => (
        <Tab key={sample.label} value={sample.label}>
          <HighlightedCode
            code={sample.code}
            lang={sample.lang}
            texts={code}
            title={`${operation.method.toUpperCase()} ${operation.path}`}
          />
        </Tab>
      ))}
    </Tabs>
  );
}
