import { Component, type ReactNode } from 'react';
import { placeFields, rememberFields, restoreFields } from './typedFields.ts';

interface RecoveryBoundaryProps {
  /** Elements: text of its own, a browser's translation could have taken away. */
  children: ReactNode;
}

interface RecoveryBoundaryState {
  error?: Error | undefined;
}

/** An error sooner than this after a new rendering is passed on: rendering once more would not help. */
const minIntervalMs = 1_000;

/** React looked for a node where it had put it: something else has changed the document. */
const isForeignChange = (error: Error): boolean => error instanceof DOMException && error.name === 'NotFoundError';

/**
 * An error boundary around a part of the page whose elements something other than React has changed, as a browser's
 * translation or an extension does: the part is rendered again, and what was typed into it stays. Other errors are
 * passed on.
 */
export class RecoveryBoundary extends Component<RecoveryBoundaryProps, RecoveryBoundaryState> {
  override state: RecoveryBoundaryState = {};
  private last = -Infinity;

  static getDerivedStateFromError(error: Error): RecoveryBoundaryState {
    return { error };
  }

  override getSnapshotBeforeUpdate(): null {
    if (this.state.error !== undefined) rememberFields();
    return null;
  }

  override componentDidMount(): void {
    this.renderAgain();
    placeFields();
  }

  override componentDidUpdate(_: RecoveryBoundaryProps, before: RecoveryBoundaryState): void {
    this.renderAgain();
    if (before.error !== undefined && this.state.error === undefined) restoreFields();
  }

  /** The broken part has left the document: it is rendered once more, before the browser paints. */
  private renderAgain(): void {
    if (this.state.error === undefined) return;
    this.last = performance.now();
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isForeignChange(error) || performance.now() - this.last < minIntervalMs) throw error;
    return null;
  }
}
