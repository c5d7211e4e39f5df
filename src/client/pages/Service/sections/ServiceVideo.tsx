import type { Service } from '#shared/views/services.ts';
import { Video } from '../../../components/ui/player/Video.tsx';
import type { PictureData } from '../toServiceData.ts';
import { useServiceTexts } from '../useServiceTexts.ts';

interface ServiceVideoProps {
  service: Service;
  address: string;
  picture: PictureData | undefined;
}

/** The operator's video about the service. */
export function ServiceVideo({ service, address, picture }: ServiceVideoProps) {
  const t = useServiceTexts(service);
  return (
    <Video
      address={address}
      heading={t('video.title')}
      action={t('video.open')}
      title={t('video.frame')}
      note={(host) => t('video.note', { host })}
      elsewhere={(host) => t('video.elsewhere', { host })}
      picture={picture}
      width={800}
      height={450}
    />
  );
}
