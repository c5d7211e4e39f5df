import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import { SearchForm } from './SearchForm.tsx';

export interface SearchDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Pixels. */
const width = 640;

/** The search field over the page, from the header. Its content is mounted each time it opens. */
export function SearchDialog({ opened, onClose }: SearchDialogProps) {
  const { t } = useTranslation('find');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')} width={width} isSheet>
      <SearchForm look="dialog" onGo={onClose} />
    </Dialog>
  );
}
