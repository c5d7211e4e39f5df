import type { Map as LeafletMap } from 'leaflet';
import { useEffect, type RefObject } from 'react';

/**
 * For a map that stands in a page, which must not hold up whoever scrolls past: one finger moves the page, two move the
 * map, and the wheel zooms with Ctrl, or once the map was pressed, until the pointer leaves it. On the whole screen the
 * map has them all. With MapFrame.module.css, which leaves the browser the finger's movement.
 */
export function usePassingGestures(
  frame: RefObject<HTMLElement | null>,
  map: LeafletMap | null,
  isInPage: boolean,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !map || !isInPage) return;
    let isPressed = false;
    const isFull = () => document.fullscreenElement === element;
    // Before Leaflet's own, which are below it.
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isPressed = true;
      if (pointerType === 'touch' && !isFull()) map.dragging.disable();
      else map.dragging.enable();
    };
    const onWheel = (event: WheelEvent) => {
      if (!isPressed && !event.ctrlKey && !event.metaKey && !isFull()) event.stopPropagation();
    };
    const onPointerLeave = () => {
      isPressed = false;
    };
    element.addEventListener('pointerdown', onPointerDown, true);
    element.addEventListener('wheel', onWheel, { capture: true, passive: true });
    element.addEventListener('pointerleave', onPointerLeave);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown, true);
      element.removeEventListener('wheel', onWheel, true);
      element.removeEventListener('pointerleave', onPointerLeave);
    };
  }, [frame, map, isInPage]);
}
