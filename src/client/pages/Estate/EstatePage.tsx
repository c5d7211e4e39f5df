import type { PageProps } from '../../page.ts';
import type { EstatePageData } from './estate.load.ts';

export function EstatePage({ data }: PageProps<'Estate', EstatePageData>) {
  return (<><h1>{data.estate.title.text}</h1><p>{data.estate.text?.text}</p></>);
}
