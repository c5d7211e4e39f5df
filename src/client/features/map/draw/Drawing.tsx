import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type RefObject } from 'react';
import { DrawingPanel } from './DrawingPanel.tsx';
import { DrawingSheet } from './DrawingSheet.tsx';
import { useSketch, type Sketch } from './useSketch.ts';

export interface DrawingProps {
  map: LeafletMap;
  frame: RefObject<HTMLElement | null>;
  /** Whether it began with a key: then the crosshair is there at once. */
  byKeyboard: boolean;
  /** Gets the area as the URL has it. */
  onDone: (area: string) => void;
  onCancel: () => void;
}

/** Enter sets a point in the middle of the map, Backspace and Escape take one back. @returns whether the key is one */
function act(key: string, map: LeafletMap, { points, add, undo }: Sketch, onCancel: () => void): boolean {
  if (key === 'Enter' || key === ' ') {
    const { lat, lng } = map.getCenter();
    add({ lat, lng });
  } else if (key === 'Backspace' || key === 'Escape') {
    if (points.length > 0) undo();
    else onCancel();
  } else return false;
  return true;
}

/** The keys of the frame itself, not of its buttons. @returns whether one was used */
function useKeys(frame: RefObject<HTMLElement | null>, onKey: (key: string) => boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      if (onKey(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('keydown', press);
    };
  });
}

/**
 * Draws an area: by hand with a pointer, by points with clicks, or by the keyboard, which moves the map under a
 * crosshair.
 */
export function Drawing({ map, frame, byKeyboard, onDone, onCancel }: DrawingProps) {
  const sketch = useSketch(map, onDone);
  const [hasKeys, setHasKeys] = useState(byKeyboard);
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
  }, [frame]);
  useKeys(frame, (key) => {
    setHasKeys(true);
    return act(key, map, sketch, onCancel);
  });
  return (
    <>
      <DrawingSheet map={map} sketch={sketch} crosshair={hasKeys} />
      <DrawingPanel sketch={sketch} onCancel={onCancel} />
    </>
  );
}
