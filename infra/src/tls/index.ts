export { shownCertificate, type ShownCertificate } from './shownCertificate';
