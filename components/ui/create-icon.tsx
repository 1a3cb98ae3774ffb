import { createElement, type JSX } from 'react';

/** The data of an icon, as its module at `lucide-react/icons/…` exports it; the types of the package leave it out. */
interface LucideModule {
  __iconData: { name: string; size: number; node: [tag: string, attributes: Record<string, string>][] };
}

interface IconProps {
  className?: string;
}

const isLucideModule = (module: object): module is LucideModule => '__iconData' in module;

/**
 * Creates a decorative icon from Lucide's data. Lucide's own components are client components, so each icon would be sent to
 * the browser twice, as markup and as data; these are markup only.
 * @param module the module of the icon
 * @throws TypeError for a module without data
 */
export function createIcon(module: object): (props: IconProps) => JSX.Element {
  if (!isLucideModule(module))
    throw new TypeError('This module has no icon data: import the icon by its current name in lucide-react.');
  const { size, node } = module.__iconData;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, at module level
  return function Icon({ className }) {
    return (
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className={className ? `icon ${className}` : 'icon'}>
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
