import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
  IlrCalculationRequest,
  IlrCalculationResponse,
} from '@settlewise/contract/assessments';

export interface IlrAnswered {
  readonly calculator: 'ilr';
  readonly form: IlrCalculationRequest;
  readonly result: IlrCalculationResponse;
}

export interface CitizenshipAnswered {
  readonly calculator: 'citizenship';
  readonly form: CitizenshipCalculationRequest;
  readonly result: CitizenshipCalculationResponse;
}

/** What a calculator was asked, with its answer. */
export type Answered = IlrAnswered | CitizenshipAnswered;
