export { countries, countryNamed, findCountry, type Country } from '@settlewise/domain/fields';
