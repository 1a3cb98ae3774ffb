import { Collapsible } from '@/components/ui/collapsible';
import { listFacts } from '@/lib/api-contract/list-facts';
import {
  getItemDescription,
  type PropertyNode,
  type PropertyVariant,
  type ValueFacts,
} from '@/lib/api-contract/property-tree';
import { format } from '@/lib/i18n/format';
import type { Messages } from '@/lib/i18n/messages';
import { InlineText } from './inline-text';

interface Frame {
  /** Prefix of the properties' anchors, such as `body` or `response-200`. */
  anchor: string;
  texts: Messages['api'];
  /** True for data that the reader receives rather than sends: nothing is marked as required, and no limits are shown. */
  isAnswer?: boolean;
}

interface PropertyListProps extends Frame {
  nodes: readonly PropertyNode[];
  variants?: readonly PropertyVariant[];
}

/** The properties of a body, each with its facts and nested properties, then the alternatives of which one applies. */
export function PropertyList({ nodes, variants = [], ...frame }: PropertyListProps) {
  return (
    <>
      {nodes.length > 0 && (
        <ul className="property-list not-prose">
          {nodes.map((node) => (
            <Property key={node.name} node={node} {...frame} />
          ))}
        </ul>
      )}
      {variants.length > 0 && (
        <div className="not-prose my-3">
          <p className="text-sm font-semibold">{frame.texts.oneOf}</p>
          {variants.map((variant) => (
            <Variant key={variant.label} label={variant.label} variant={variant} {...frame} />
          ))}
        </div>
      )}
    </>
  );
}

function Property({ node, ...frame }: Frame & { node: PropertyNode }) {
  const { anchor, texts, isAnswer } = frame;
  const name = node.name === '*' ? texts.anyName : node.name;
  const id = [anchor, ...node.path].join('-').replace(/[^\w-]+/g, '');
  const item = getItemDescription(node);
  return (
    <li id={id} className="property">
      <p className="property-head">
        <a href={`#${id}`}>{name}</a>
        <span>
          {node.type}
          {node.format && ` (${node.format})`}
        </span>
        {node.isRequired && !isAnswer && <strong>{texts.required}</strong>}
        {node.isDeprecated && <em>{texts.deprecated}</em>}
      </p>
      {node.description && (
        <p>
          <InlineText text={node.description} />
        </p>
      )}
      {item && (
        <p>
          <InlineText text={format(texts.itemDescription, { description: item })} />
        </p>
      )}
      <Facts facts={node} {...frame} />
      {node.children.length > 0 && (
        <Nested
          label={format(texts.properties, { name })}
          nodes={node.children}
          isOpen={node.path.length < 2}
          {...frame}
        />
      )}
      {node.variants.map((variant) => (
        <Variant key={variant.label} label={`${texts.oneOf}: ${variant.label}`} variant={variant} {...frame} />
      ))}
    </li>
  );
}

/** Limits, allowed values, default and example of a value, where it has them. */
function Facts({ facts, texts, isAnswer = false }: Frame & { facts: ValueFacts }) {
  const listed = listFacts(facts, texts, isAnswer);
  if (listed.length === 0) return null;
  return (
    <p className="property-facts">
      {listed.map(({ text, values }) => (
        <span key={text}>
          <InlineText text={text} />
          {values.map((value, index) => [index > 0 ? ', ' : ' ', <code key={value}>{value}</code>])}
        </span>
      ))}
    </p>
  );
}

interface NestedProps extends Frame {
  label: string;
  isOpen?: boolean;
}

/** Nested properties, which readers open and close. */
function Nested({ label, isOpen = false, nodes, ...frame }: NestedProps & { nodes: readonly PropertyNode[] }) {
  return (
    <Collapsible open={isOpen} className="property-nested" summary={label}>
      <PropertyList nodes={nodes} {...frame} />
    </Collapsible>
  );
}

/** One of several alternatives, which readers open and close where there is something inside it. */
function Variant({ label, variant, ...frame }: NestedProps & { variant: PropertyVariant }) {
  const { description, children, variants } = variant;
  const text = description && <InlineText text={description} />;
  if (children.length + variants.length === 0) {
    return (
      <div className="property">
        <p className="property-head">{label}</p>
        {text && <p>{text}</p>}
        <Facts facts={variant} {...frame} />
      </div>
    );
  }
  return (
    <Collapsible className="property-nested" summary={label}>
      {text && <p className="property-about">{text}</p>}
      <PropertyList nodes={children} variants={variants} {...frame} />
    </Collapsible>
  );
}
