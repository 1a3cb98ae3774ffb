'use client';

import { Component, type ReactNode } from 'react';

interface NavbarItemBoundaryProps {
  /** What the item is called, for whoever has to mend it. */
  name: string;
  children: ReactNode;
}

/** Says which item of the navbar could not be drawn; what went wrong in it is the cause of that error. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, { problem?: { thrown: unknown } }> {
  override state: { problem?: { thrown: unknown } } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { problem: { thrown } };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    throw new Error(`The navbar item "${this.props.name}" failed to render.`, { cause: problem.thrown });
  }
}
