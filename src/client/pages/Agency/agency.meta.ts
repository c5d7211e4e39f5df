export { profileMeta as agencyMeta } from '../../components/profile/profileMeta.ts';
