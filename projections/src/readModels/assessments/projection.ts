import type { AssessmentEvent } from '@settlewise/domain/assessments';
import { defineProjection } from '../../runner/projection';
import { savedAssessmentsTable } from './table';

export const assessmentsProjection = defineProjection<AssessmentEvent>()({
  name: 'assessments',
  version: 2,
  tables: { saved_assessments: savedAssessmentsTable },
  handlers: {
    AssessmentSaved({ data, metadata }, { saved_assessments }) {
      saved_assessments.put({
        assessment_id: data.assessmentId,
        user_id: metadata.userId,
        calculator: data.calculator,
        title: data.title ?? null,
        saved_at: data.savedAt,
        calculated_on: data.calculatedOn,
        rule_set_version: data.ruleSet.version,
        rule_set_checked_on: data.ruleSet.checkedOn,
        is_eligible: data.isEligible,
        suggested_eligibility_date: data.suggestedEligibilityDate,
        form: data.form,
        result: data.result,
      });
    },
    AssessmentDiscarded({ data }, { saved_assessments }) {
      saved_assessments.remove({ assessment_id: data.assessmentId });
    },
  },
});
