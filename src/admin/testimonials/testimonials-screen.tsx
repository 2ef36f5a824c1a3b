import { staffTestimonialsContract } from '#api/staff/testimonials/testimonials.contract.ts';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { TestimonialList } from './testimonial-list.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';

export function TestimonialsScreen() {
  const texts = useTestimonialsTexts();
  const query = useStaffQuery(staffTestimonialsContract, {});
  return (
    <Screen title={texts.title} intro={texts.intro} add={{ to: '/admin/testimonials/new', name: texts.add }}>
      <Loaded query={query} empty={{ data: [] }}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
              {texts.empty}
            </p>
          ) : (
            <TestimonialList testimonials={data} />
          )
        }
      </Loaded>
    </Screen>
  );
}
