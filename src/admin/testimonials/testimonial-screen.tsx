import { useNavigate, useParams } from 'react-router';
import {
  changeTestimonialContract,
  createTestimonialContract,
  staffTestimonialsContract,
} from '#api/staff/testimonials/testimonials.contract.ts';
import type { TestimonialBody } from '#domain/testimonials/testimonial-body.ts';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { BilingualField, FormCheck, FormSection } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { type StaffForm, useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { type ListedTestimonial, textsIn } from './listed-testimonial.ts';
import { RatingField } from './rating-field.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';
import { useDeleteTestimonial } from './use-delete-testimonial.ts';

const listPath = '/admin/testimonials';

type Values = TestimonialBody & { image: string | null };

const texts = { author: '', role: '', company: '', text: '' };
const nothing: Values = { ...texts, translations: { ar: texts }, rating: 5, isActive: true, image: null };

export function NewTestimonialScreen() {
  const words = useTestimonialsTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'testimonial/new',
    contract: createTestimonialContract,
    stored: nothing,
    versionOf: noVersion,
    valuesOf: identity,
    inputOf: (values: Values) => ({ body: values }),
    onSaved: () => {
      toasts.show({ text: words.created });
      void navigate(listPath);
    },
  });
  return (
    <Screen title={words.newTitle} back={{ to: listPath, name: words.title }}>
      <Fields staffForm={staffForm} />
    </Screen>
  );
}

function noVersion(): undefined {
  return undefined;
}

function identity(values: Values): Values {
  return values;
}

export function TestimonialScreen() {
  const words = useTestimonialsTexts();
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  const { id = '' } = useParams();
  const query = useStaffQuery(staffTestimonialsContract, {});
  const testimonial = query.data?.data.find((one) => one.id === id);
  return (
    <Screen
      title={testimonial ? words.editTitle(textsIn(testimonial, locale).author) : words.title}
      back={{ to: listPath, name: words.title }}
      actions={testimonial && <DeleteButton testimonial={testimonial} />}
    >
      <Loaded query={query}>
        {() => (testimonial ? <EditForm key={id} stored={testimonial} /> : <p>{general.notFound}</p>)}
      </Loaded>
    </Screen>
  );
}

function DeleteButton({ testimonial }: { readonly testimonial: ListedTestimonial }) {
  const words = useTestimonialsTexts();
  const navigate = useNavigate();
  const { remove, errorText } = useDeleteTestimonial();
  return (
    <>
      {errorText && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <button
        type="button"
        className={staffButton('danger')}
        onClick={async () => {
          if (await remove(testimonial)) void navigate(listPath);
        }}
      >
        {words.delete}
      </button>
    </>
  );
}

function EditForm({ stored }: { readonly stored: ListedTestimonial }) {
  const words = useTestimonialsTexts();
  const toasts = useToasts();
  const staffForm = useStaffForm({
    name: `testimonial/${stored.id}`,
    contract: changeTestimonialContract,
    stored: stored as Omit<ListedTestimonial, 'position'>,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values: Values, version = 1) => ({ params: { id: stored.id }, body: { ...values, version } }),
    onSaved: () => toasts.show({ text: words.saved }),
  });
  return <Fields staffForm={staffForm} />;
}

function valuesOf({
  author,
  role,
  company,
  text,
  translations,
  rating,
  isActive,
  image,
}: Omit<ListedTestimonial, 'position'>): Values {
  return { author, role, company, text, translations, rating, isActive, image };
}

function Fields({ staffForm }: { readonly staffForm: StaffForm<Values> }) {
  const words = useTestimonialsTexts();
  const general = useGeneralTexts();
  const named = { author: words.author, role: words.role, company: words.company, text: words.text };
  const inArabic = Object.entries(named).map(([field, name]) => [
    `translations.ar.${field}`,
    `${name} (${general.arabic})`,
  ]);
  return (
    <StaffFormLayout
      staffForm={staffForm}
      fieldNames={{
        ...named,
        ...Object.fromEntries(inArabic),
        translations: general.arabic,
        rating: words.rating,
        isActive: words.isActive,
        image: words.picture,
      }}
    >
      <FormSection title={words.customer}>
        <BilingualField label={words.author} en="author" ar="translations.ar.author" />
        <BilingualField label={words.role} en="role" ar="translations.ar.role" />
        <BilingualField label={words.company} en="company" ar="translations.ar.company" />
      </FormSection>
      <FormSection title={words.words}>
        <BilingualField label={words.text} en="text" ar="translations.ar.text" rows={5} />
        <RatingField />
        <FormCheck field="isActive" label={words.isActive} />
      </FormSection>
      <FormSection title={words.picture} intro={words.pictureHint}>
        <PictureField field="image" category="testimonials" />
      </FormSection>
    </StaffFormLayout>
  );
}
