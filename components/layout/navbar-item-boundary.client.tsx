'use client';

import { Component, type ReactNode } from 'react';

interface NavbarItemBoundaryProps {
  /** Name of the item, for the error message. */
  name: string;
  children: ReactNode;
}

/** Rethrows a render error under the name of the navbar item that failed, with the original as its cause. */
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
