/**
 * The examples of the Home Office’s guidance and the limits in its text, by their ids in the facts. Dates and numbers
 * are from the named documents.
 */
export const tripExamples = [
  ['O7a', '2015-07-01', '2015-11-28', 149],
  ['O7b', '2017-01-01', '2017-05-31', 149],
  ['O7c', '2018-10-01', '2019-02-28', 149],
  ['O7d', '2024-04-01', '2024-07-01', 90],
  ['O7e', '2024-08-01', '2025-01-20', 171],
  ['O8', '2030-07-01', '2030-08-10', 39],
  ['O14', '2022-09-22', '2022-09-23', 0],
] as const;

export const firstDayExamples = [
  ['O11', '2022-09-01', false, '2017-09-02'],
  ['O12', '2022-01-05', false, '2017-01-06'],
  ['O13', '2021-05-05', true, '2018-05-06'],
] as const;

export const bandExamples = [
  ['B-5y-450', 'five_years', 450, 'meets'],
  ['B-5y-451', 'five_years', 451, 'must_exercise'],
  ['B-5y-480', 'five_years', 480, 'must_exercise'],
  ['B-5y-481', 'five_years', 481, 'conditional_2y'],
  ['B-5y-730', 'five_years', 730, 'conditional_2y'],
  ['B-5y-731', 'five_years', 731, 'conditional_3y'],
  ['B-5y-900', 'five_years', 900, 'conditional_3y'],
  ['B-5y-901', 'five_years', 901, 'refuse'],
  ['B-3y-270', 'three_years', 270, 'meets'],
  ['B-3y-271', 'three_years', 271, 'must_exercise'],
  ['B-3y-300', 'three_years', 300, 'must_exercise'],
  ['B-3y-301', 'three_years', 301, 'conditional_1y'],
  ['B-3y-450', 'three_years', 450, 'conditional_1y'],
  ['B-3y-451', 'three_years', 451, 'conditional_2y'],
  ['B-3y-540', 'three_years', 540, 'conditional_2y'],
  ['B-3y-541', 'three_years', 541, 'refuse'],
  ['B-final_year-90', 'final_year', 90, 'meets'],
  ['B-final_year-91', 'final_year', 91, 'exercise'],
  ['B-final_year-100', 'final_year', 100, 'exercise'],
  ['B-final_year-101', 'final_year', 101, 'strong_links'],
  ['B-final_year-180', 'final_year', 180, 'strong_links'],
  ['B-final_year-181', 'final_year', 181, 'consider_if_home'],
] as const;
