export { cataloguedOn, ruleCatalogue, type CataloguedValue, type CatalogueStatus } from './catalogue';
export { catalogueAreas, type CatalogueArea, type CatalogueEntry, type CatalogueRow } from './entry';
