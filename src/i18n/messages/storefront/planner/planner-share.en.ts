/** Sharing a plan: links, files, and the request for a quotation. */
export const plannerShareEn = {
  title: 'Share and save',
  link: {
    copy: 'Copy the link',
    copied: 'Link copied. Whoever opens it can look at the plan and change a copy of it.',
    shown: 'Copy this address:',
  },
  files: {
    pdf: 'PDF to scale, with prices',
    png: 'Picture (PNG)',
    dxf: 'Drawing for CAD (DXF)',
    name: 'office-plan',
  },
  saved: (day: string) => `The plan is kept on our server under this link until ${day}, without your name.`,
  savedForEver: 'The plan is kept on our server under this link, without your name.',
  working: 'One moment…',
  failures: {
    offline: 'This needs the internet. Your plan is not lost; please try again when you are connected.',
    tooMany: 'That was many plans in a short time. Please try again in some minutes.',
    failed: 'That did not work. Your plan is not lost; please try again.',
    empty: 'There is nothing in the plan yet.',
  },
  opened: {
    plan: {
      inPlaceOfOwn: 'You see the plan of the link. Undo brings back your own plan.',
      alone: 'You see the plan of the link.',
    },
    template: {
      inPlaceOfOwn: 'You see a finished office. Undo brings back your own plan.',
      alone: 'You see a finished office. Change what you like.',
    },
    damaged: 'This link to a plan is cut or was changed on its way. Please ask for it again.',
    newer_format:
      'This link was made by a newer version of this page. Please reload the page and open it again.',
    not_a_plan: 'What this link holds is no plan that can be built: sizes or walls are not possible.',
    gone: 'This plan is not kept any more. Please ask for a new link.',
    offline:
      'This plan is on our server, and you are not connected to the internet. Please open the link again later.',
  },
};

export type PlannerShareMessages = typeof plannerShareEn;
