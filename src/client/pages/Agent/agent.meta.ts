export { profileMeta as agentMeta } from '../../components/profile/profileMeta.ts';
