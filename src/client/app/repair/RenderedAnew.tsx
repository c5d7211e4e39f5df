import { Component, type ReactNode } from 'react';
import { placeFields, rememberFields, restoreFields } from './typedFields.ts';

interface RenderedAnewProps {
  /** Elements: text of its own, a browser's translation could have taken away. */
  children: ReactNode;
}

interface RenderedAnewState {
  error?: Error | undefined;
}

/** Milliseconds. An error so soon after a new rendering is not mended by another. */
const mostOften = 1_000;

/** React looked for a node where it had put it: something else has changed the document. */
const isForeignChange = (error: Error): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * A part of the page that is rendered anew when something else than React, as a browser's translation or an extension,
 * has changed its elements so that React could not. What was typed into it stays. Other errors are passed on.
 */
export class RenderedAnew extends Component<RenderedAnewProps, RenderedAnewState> {
  override state: RenderedAnewState = {};
  private last = -Infinity;

  static getDerivedStateFromError(error: Error): RenderedAnewState {
    return { error };
  }

  override getSnapshotBeforeUpdate(): null {
    if (this.state.error !== undefined) rememberFields();
    return null;
  }

  override componentDidMount(): void {
    this.mend();
    placeFields();
  }

  override componentDidUpdate(_: RenderedAnewProps, before: RenderedAnewState): void {
    this.mend();
    if (before.error !== undefined && this.state.error === undefined) restoreFields();
  }

  /** The broken part has left the document: it is rendered once more, before the browser paints. */
  private mend(): void {
    if (this.state.error === undefined) return;
    this.last = performance.now();
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isForeignChange(error) || performance.now() - this.last < mostOften) throw error;
    return null;
  }
}
