import { useNavigation } from 'react-router';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';

/** The URL that the router is loading, without the language's prefix; undefined while nothing loads. */
export function useLoadingUrl(): string | undefined {
  const { location } = useNavigation();
  return location && splitLanguage(location.pathname).localPath + location.search;
}
