import type { PageProps } from '../../page.ts';
import type { EstatePageData } from './estate.load.ts';

export function EstatePrivatePage({ data }: PageProps<'EstatePrivate', EstatePageData>) {
  return (<><h1>{data.estate.title.text}</h1><p>{data.estate.text?.text}</p></>);
}
