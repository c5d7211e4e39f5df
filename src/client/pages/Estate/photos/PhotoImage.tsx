import type { Photo } from '#shared/views/estate/toPhotos.ts';

interface PhotoImageProps {
  photo: Photo;
  sizes: string;
  alt: string;
  eager?: boolean;
  /** URL of the same picture, smaller, which is here already: shows until the picture does. */
  preview?: string | undefined;
  onError?: () => void;
}

/** One picture with its sizes; the first of the page comes at once and before all else. */
export function PhotoImage({
  photo: { url, srcSet, colour },
  sizes,
  alt,
  eager = false,
  preview,
  onError,
}: PhotoImageProps) {
  return (
    <img
      src={url}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width="1400"
      height="788"
      alt={alt}
      onError={onError}
      style={{
        ...(colour && { backgroundColor: colour }),
        ...(preview && { backgroundImage: `url("${preview}")` }),
      }}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
