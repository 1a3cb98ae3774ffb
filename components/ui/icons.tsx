import {
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  Check as check,
  ChevronDown as chevronDown,
  ChevronRight as chevronRight,
  CircleCheck as circleCheck,
  CircleX as circleX,
  Copy as copy,
  FileText as fileText,
  type IconNode,
  Info as info,
  Languages as languages,
  Lightbulb as lightbulb,
  Menu as menu,
  MessageCircle as messageCircle,
  Minus as minus,
  Moon as moon,
  Pencil as pencil,
  Rss as rss,
  Search as search,
  Sun as sun,
  TriangleAlert as triangleExclamationPoint,
  X as x,
} from 'lucide';
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

/* The icons of the site; a new one is two lines here. */
export const ArrowLeft = createIcon(arrowLeft);
export const ArrowRight = createIcon(arrowRight);
export const Check = createIcon(check);
export const ChevronDown = createIcon(chevronDown);
export const ChevronRight = createIcon(chevronRight);
export const CircleCheck = createIcon(circleCheck);
export const CircleX = createIcon(circleX);
export const Copy = createIcon(copy);
export const FileText = createIcon(fileText);
export const Info = createIcon(info);
export const Languages = createIcon(languages);
export const Lightbulb = createIcon(lightbulb);
export const Menu = createIcon(menu);
export const MessageCircle = createIcon(messageCircle);
export const Minus = createIcon(minus);
export const Moon = createIcon(moon);
export const Pencil = createIcon(pencil);
export const Rss = createIcon(rss);
export const Search = createIcon(search);
export const Sun = createIcon(sun);
export const TriangleExclamationPoint = createIcon(triangleExclamationPoint);
export const X = createIcon(x);
