import type { ReactNode } from 'react';
import { createHeading } from '@/components/mdx/heading';
import { HighlightedCode } from '@/components/mdx/highlighted-code';
import { SiteLink } from '@/components/ui/site-link';
import { siteLinks } from '@/content/data/site-links';
import { bodyAnchor, operationAnchors, toParametersAnchor, toResponseAnchor } from '@/lib/api-contract/anchors';
import { getAuthenticationText } from '@/lib/api-contract/authentication-text';
import { getAnswers, type ResolvedOperation } from '@/lib/api-contract/get-operation';
import type { OpenApiDocument, Parameter, Response } from '@/lib/api-contract/openapi-schema';
import { parameterLocations } from '@/lib/api-contract/parameter-locations';
import { buildParameterNode } from '@/lib/api-contract/property-tree';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { BodyShape } from './body-shape';
import { InlineText } from './inline-text';
import { OperationErrors } from './operation-errors';
import { OperationSamples } from './operation-samples';
import { PropertyList } from './property-list';

const H2 = createHeading('h2');
const H3 = createHeading('h3');

interface OperationProps {
  document: OpenApiDocument;
  operation: ResolvedOperation;
  locale: Locale;
}

/** An operation as the contract defines it: request, samples, responses and errors. */
export function OperationView(props: OperationProps) {
  const { api } = getMessages(props.locale);
  return (
    <>
      <H2 id={operationAnchors.request}>{api.request}</H2>
      <RequestView {...props} />
      <H2 id={operationAnchors.samples}>{api.samples}</H2>
      <OperationSamples {...props} />
      <H2 id={operationAnchors.responses}>{api.responses}</H2>
      {getAnswers(props.operation).map(({ status, response }) => (
        <ResponseView key={status} status={status} response={response} {...props} />
      ))}
      <H2 id={operationAnchors.errors}>{api.errors}</H2>
      <OperationErrors {...props} />
    </>
  );
}

function RequestView({ document, operation, locale }: OperationProps) {
  const { api } = getMessages(locale);
  return (
    <>
      <p>
        <InlineText text={getAuthenticationText(operation, api)} />{' '}
        <SiteLink href={localizePath(siteLinks.authentication.path, locale)}>{api.authenticationLink}</SiteLink>
      </p>
      {parameterLocations.map((place) => (
        <Parameters
          key={place}
          title={<H3 id={toParametersAnchor(place)}>{api.parameters[place]}</H3>}
          parameters={operation.parameters.filter((parameter) => parameter.in === place)}
          document={document}
          locale={locale}
        />
      ))}
      {operation.body && (
        <>
          <H3 id={bodyAnchor}>{api.body}</H3>
          <p>
            {operation.body.description && <InlineText text={`${operation.body.description} `} />}
            <InlineText
              text={format(api.bodyTypes, {
                types: Object.keys(operation.body.content)
                  .map((type) => `\`${type}\``)
                  .join(', '),
              })}
            />
          </p>
          <BodyShape content={operation.body.content} anchor={bodyAnchor} document={document} locale={locale} />
        </>
      )}
    </>
  );
}

interface ParametersProps extends Omit<OperationProps, 'operation'> {
  title: ReactNode;
  parameters: Parameter[];
}

function Parameters({ title, parameters, document, locale }: ParametersProps) {
  if (parameters.length === 0) return null;
  const nodes = parameters.map((parameter) => buildParameterNode(document, parameter));
  return (
    <>
      {title}
      <PropertyList nodes={nodes} anchor="parameter" texts={getMessages(locale).api} />
    </>
  );
}

function ResponseView({ status, response, document, locale }: OperationProps & { status: string; response: Response }) {
  const texts = getMessages(locale);
  const examples = Object.entries(response.content ?? {}).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({ name, type, ...example })),
  );
  return (
    <>
      <H3 id={toResponseAnchor(status)}>{status}</H3>
      <p>
        <InlineText text={response.description} />
      </p>
      <BodyShape
        content={response.content ?? {}}
        anchor={toResponseAnchor(status)}
        document={document}
        locale={locale}
        isAnswer
      />
      {examples.map(({ name, type, summary, value }) => (
        <HighlightedCode
          key={name}
          title={`${texts.api.example}: ${summary ?? name}`}
          lang={type.includes('json') ? 'json' : 'text'}
          code={typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
          texts={texts.code}
        />
      ))}
    </>
  );
}
