export { createReloadingCertificate, type ReloadingCertificate } from './reloadingCertificate';
