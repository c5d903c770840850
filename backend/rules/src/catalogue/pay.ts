import * as pay from '../parameters/payRules';
import type { Parameter } from '../parameters/parameter';
import { rowsOf, type CatalogueEntry } from './entry';

const entry = <T>(key: string, of: Parameter<T>): CatalogueEntry => ({
  key: `pay_${key}`,
  parameter: of.title,
  of,
  area: 'Routes',
  rows: rowsOf(of),
});

/** What people of a route earn, have or invest. */
export const payEntries = (): readonly CatalogueEntry[] => [
  entry('skilled_worker', pay.skilledWorkerPay),
  entry('on_salary_list', pay.payOnSalaryList),
  entry('of_earlier_workers', pay.payOfEarlierWorkers),
  entry('on_health_scale', pay.payOnHealthScale),
  entry('scale_up', pay.scaleUpLeastPay),
  entry('sportsperson', pay.sportspersonPay),
  entry('partner', pay.partnerIncome),
  entry('savings_not_counted', pay.savingsNotCounted),
  entry('fast_entrepreneur', pay.fastEntrepreneur),
  entry('investor', pay.investorMoney),
  entry('student_maintenance', pay.studentMaintenance),
];
