/** What the page of the planner says before its tool is loaded. */
export const plannerPageEn = {
  title: 'Plan your office',
  description:
    'Draw your office, place furniture at true scale and see at once what it costs, what fits and when it arrives. Or let the planner suggest three layouts for your people and budget.',
  lead: 'Draw the room, place our furniture at true scale, and see what it costs and when it arrives.',
  loading: 'Opening the planner…',
  failed:
    'The planner could not be loaded. Check your connection and try again. A plan that you have made is still in this browser.',
  retry: 'Try again',
  withoutScripts: {
    title: 'The planner needs JavaScript',
    text: 'Your browser does not run it at the moment. We also plan offices for you: send us the size of the room, how many people work there and your budget.',
    contact: 'Ask for a plan',
    packages: 'Packages for workplaces and meeting rooms',
    products: 'All products with their sizes',
  },
};

export type PlannerPageMessages = typeof plannerPageEn;
