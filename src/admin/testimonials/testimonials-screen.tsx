import { Link } from 'react-router';
import { staffTestimonialsContract } from '#api/staff/testimonials/testimonials.contract.ts';
import { Loaded } from '../kit/loaded.tsx';
import { Screen } from '../kit/screen.tsx';
import { staffButton } from '../kit/staff-button.ts';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { useStaffQuery } from '../kit/use-staff-query.ts';
import { TestimonialList } from './testimonial-list.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';

export function TestimonialsScreen() {
  const texts = useTestimonialsTexts();
  const isPhone = useIsPhone();
  const query = useStaffQuery(staffTestimonialsContract, {});
  return (
    <Screen
      title={texts.title}
      intro={isPhone ? texts.introPhone : texts.intro}
      actions={
        <Link to="/admin/testimonials/new" className={staffButton('primary')}>
          {texts.add}
        </Link>
      }
    >
      <Loaded query={query}>
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
