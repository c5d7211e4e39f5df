import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Gallery.module.css';
import type { Photo } from '#shared/views/estate/toPhotos.ts';

interface ThumbnailsProps {
  pictures: readonly Photo[];
  shown: number;
  show: (index: number) => void;
  nameOf: (photo: Photo, index: number) => string;
}

/**
 * All pictures, small, fetched at once; the one that shows is in the middle. One stop for the keyboard, whose arrows
 * turn the pictures. Where the upstream lacks square thumbnails, the pictures themselves are shown.
 */
export function Thumbnails({ pictures, shown, show, nameOf }: ThumbnailsProps) {
  const { t } = useTranslation('estate');
  const list = useRef<HTMLUListElement>(null);
  const [hasSquares, setHasSquares] = useState(true);
  useEffect(() => {
    const row = list.current!;
    const button = row.querySelectorAll('button')[shown]!;
    const centre = () => {
      row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
    };
    centre();
    if (row.contains(document.activeElement)) button.focus({ preventScroll: true });
    // Hidden (behind the grid, on a phone on its side), it forgets how far it was scrolled.
    const observer = new ResizeObserver(centre);
    observer.observe(row);
    return () => {
      observer.disconnect();
    };
  }, [shown]);
  return (
    <ul ref={list} className={styles.thumbnails} aria-label={t('gallery.thumbnails')}>
      {pictures.map((photo, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={nameOf(photo, index)}
            aria-current={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => {
              show(index);
            }}
          >
            <img
              {...(hasSquares ? { src: photo.thumbnail } : { src: photo.url, srcSet: photo.srcSet, sizes: '72px' })}
              width="72"
              height="56"
              alt=""
              style={{ backgroundColor: photo.colour }}
              onError={() => {
                setHasSquares(false);
              }}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
