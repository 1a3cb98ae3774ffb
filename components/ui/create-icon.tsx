import type { IconNode } from 'lucide';
import { createElement, type JSX } from 'react';

interface IconProps {
  className?: string;
}

/**
 * Creates a decorative icon. Lucide's components for React are client components, so each icon would be sent to the browser twice, as
 * markup and as data; these are markup only.
 */
export function createIcon(node: IconNode): (props: IconProps) => JSX.Element {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, at module level
  return function Icon({ className }) {
    return (
      <svg aria-hidden viewBox="0 0 24 24" className={className ? `icon ${className}` : 'icon'}>
        {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      </svg>
    );
  };
}
