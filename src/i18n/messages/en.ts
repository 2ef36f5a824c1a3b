import { pluralForm } from '../plural.ts';

/** Every text of the storefront in English. Its shape is the list of texts that each other language must have. */
export const en = {
  brand: {
    name: 'OGulf',
    tagline: 'Office furniture and IT for Qatar',
  },
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  language: {
    switchTo: 'العربية',
    switchLabel: 'العربية: this page in Arabic',
  },
  navigation: {
    label: 'Main',
    home: 'Home',
    about: 'About',
    products: 'Products',
    services: 'Services',
    contact: 'Contact Us',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    promise: 'Free delivery anywhere in Qatar',
    toHome: 'OGulf, home page',
  },
  cart: {
    label: 'Cart',
    labelWithCount: (count: string) => `Cart, items: ${count}`,
  },
  search: {
    open: 'Search',
    title: 'Search Products',
    field: 'Search for products',
    placeholder: 'Desk, chair, laptop, product code…',
    hint: 'Start typing to search for products',
    submit: 'Search',
    close: 'Close search',
    results: (count: number) => `${count} result(s) found`,
    resultsTitle: (term: string) => `Results for “${term}”`,
    nothingFound: (term: string) => `No products found for “${term}”`,
    nothingFoundHint:
      'Try another word, a product code, or browse the categories below. We can also find it for you: just ask.',
  },
  whatsapp: {
    label: 'Chat with us on WhatsApp (opens in a new tab)',
    short: 'WhatsApp',
    greeting: 'Hello OGulf, I would like to ask about',
  },
  footer: {
    label: 'About the shop',
    visit: 'Visit and contact',
    phone: 'Phone',
    email: 'Email',
    address: 'Showroom',
    directions: 'Directions on the map',
    hours: 'Opening hours',
    closed: 'Closed',
    openNow: (until: string) => `Open now, until ${until}`,
    opensToday: (from: string) => `Closed now, opens today at ${from}`,
    opensOn: (day: string, from: string) => `Closed now, opens on ${day} at ${from}`,
    support: 'Support',
    company: 'Company',
    customerService: 'Customer service',
    deliveryInfo: 'Delivery information',
    returnPolicy: 'Returns policy',
    terms: 'Terms and conditions',
    about: 'About us',
    ourStory: 'Our story',
    contact: 'Contact us',
    blog: 'Articles',
    social: 'Follow us',
    commercialRegistration: 'Commercial registration',
    rights: (year: number) => `© ${year} OGulf. Prices in Qatari riyals (QAR).`,
    newTab: 'opens in a new tab',
  },
  notFound: {
    title: 'Page Not Found',
    message:
      'The page you asked for may have been moved or deleted, or its address may have been mistyped. Everything else in the shop is where you left it.',
    requestedPath: 'You asked for',
    goBack: 'Go back',
    home: 'Go to the home page',
    collection: 'Browse the collection',
    contact: 'Contact us',
    support: 'Need a hand? Call us at',
  },
  failure: {
    title: 'Something went wrong on our side',
    message: 'We could not show this page. Nothing you entered was lost; please try again in a moment.',
    retry: 'Try again',
  },
  home: {
    title: 'Office furniture and IT products in Qatar',
    description:
      'Desks, chairs, meeting rooms, laptops and networks for offices in Qatar. See it in our Doha showroom, have it delivered free anywhere in the country.',
    heroTitle: 'Offices that work as well as the people in them',
    heroLead:
      'Furniture and technology chosen to go together, shown in our Doha showroom, delivered and installed anywhere in Qatar.',
    heroBrowse: 'Browse products',
    heroContact: 'Talk to us',
    hero: {
      carousel: 'carousel',
      label: 'Rooms we have furnished',
      slide: (link: string, number: number, of: number) => `${link} (picture ${number} of ${of})`,
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      openOffice: 'Shop workstations',
      executiveOffice: 'Shop executive desks',
      meetingRoom: 'Shop meeting rooms',
    },
    categoriesTitle: 'Shop by category',
    productLines: (count: number) => `${count} Product Lines`,
    noCategories: 'No categories available yet.',
    noCategoriesHint: 'Please check back later or contact us for more information.',
    citiesTitle: 'Close to where you work',
    citiesLead: 'One team, one van fleet, the same price in every zone.',
    cities: {
      doha: {
        name: 'Doha',
        text: 'Visit the showroom, sit on every chair, leave with a floor plan.',
      },
      lusail: {
        name: 'Lusail',
        text: 'Fit-outs for new towers, delivered to the loading bay on the day you choose.',
      },
      alWaab: {
        name: 'Al Waab',
        text: 'Clinics, schools and family businesses, furnished without fuss.',
      },
    },
    cityLink: (city: string) => `Office furniture in ${city}`,
    newArrivals: 'New arrivals',
    featured: 'Our favourites',
    bestSellers: 'Best sellers',
    viewAll: 'View all',
    viewAllOf: (title: string) => `View all: ${title}`,
    previousProducts: 'Previous products',
    nextProducts: 'More products',
    about: {
      title: 'One team, from the floor plan to the last cable',
      text: 'Most suppliers stop at the door. We measure the room, advise on what fits, carry it up, put it together, connect it, and answer the phone afterwards.',
      points: [
        'A showroom in Doha where every chair may be sat on',
        'Furniture and IT from one hand, on one invoice',
        'Delivery and assembly anywhere in Qatar',
      ],
      more: 'About us',
      story: 'Our story',
    },
    testimonials: {
      title: 'What customers say',
      previous: 'Previous customers',
      next: 'More customers',
      rating: (rating: number, best: number) => `Rated ${rating} out of ${best}`,
    },
    statsLabel: 'OGulf in numbers',
    stats: {
      years: { figure: '18+', text: 'years in business' },
      customers: { figure: '5000+', text: 'customers' },
      rating: { figure: '4.8/5', text: 'customer rating' },
      delivery: { figure: 'Qatar-wide', text: 'free delivery' },
    },
  },
  pages: {
    about: {
      title: 'About us',
      lead: 'OGulf furnishes and equips offices across Qatar from one showroom in Doha: furniture, computers, networks, and the people who deliver and install them.',
    },
    ourStory: {
      title: 'Our story',
      lead: 'Eighteen years ago we carried our first desks up the stairs ourselves. The desks got better, the stairs became lifts, and we still come along to install them.',
    },
    services: {
      title: 'Services',
      lead: 'Space planning, delivery, assembly and IT set-up: what we do before and after you choose a product.',
    },
    contact: {
      title: 'Contact us',
      lead: 'Call, write or come by. We answer in English and Arabic, Saturday to Thursday.',
    },
    products: {
      title: 'Products',
      lead: 'Everything for the office, from the desk to the network behind it, with prices in Qatari riyals.',
    },
    collection: {
      title: 'Collection',
      lead: 'Choose a category to see what belongs to it.',
    },
    cart: {
      title: 'Cart',
      lead: 'What you want to buy, in one place.',
    },
    checkout: {
      title: 'Checkout',
      lead: 'Tell us where it goes and when; no account is needed.',
    },
    orderConfirmation: {
      title: 'Order confirmation',
      lead: 'Every order has a page of its own. Open it with the link in your confirmation mail.',
    },
    customerService: {
      title: 'Customer service',
      lead: 'A question before you buy, a part that is missing, a chair that squeaks: this is where to turn.',
    },
    deliveryInfo: {
      title: 'Delivery information',
      lead: 'We deliver free to every zone in Qatar, Saturday to Thursday, and carry everything to the room where it is needed.',
    },
    returnPolicy: {
      title: 'Return policy',
      lead: 'If something is not right, tell us. A defective product is repaired, replaced or refunded, as the law of Qatar gives you the right to.',
    },
    terms: {
      title: 'Terms and conditions',
      lead: 'The terms on which OGulf sells and delivers in Qatar, in plain words.',
    },
    blog: {
      title: 'Articles',
      lead: 'Buying guides, ergonomics and planning advice for offices in Qatar.',
    },
    locations: {
      doha: {
        title: 'Office furniture in Doha',
        lead: 'From West Bay to the Industrial Area: see the range in our showroom and have it delivered and installed free.',
      },
      lusail: {
        title: 'Office furniture in Lusail',
        lead: 'New towers, new offices: we plan, deliver and install in Lusail, Marina District and Fox Hills included, free of delivery charges.',
      },
      alWaab: {
        title: 'Office furniture in Al Waab',
        lead: 'Practices, schools and companies in Al Waab and its neighbours, furnished by a team that is minutes away.',
      },
    },
  },
  cartPage: {
    emptyTitle: 'Your cart is empty',
    emptyText: 'Look around, take your time. What you add stays here, even if you close the browser.',
    browse: 'Browse products',
  },
  liveSearch: {
    results: 'Search results',
    products: 'Products',
    categories: 'Categories',
    viewAll: 'View All Results',
    searching: 'Searching…',
    failed: 'The search did not reach us',
    failedHint: 'Your connection may be interrupted. What you typed is still here.',
    retry: 'Try again',
    clear: 'Clear the search field',
    recent: 'Recent searches',
    forget: (term: string) => `Remove “${term}” from recent searches`,
    forgetAll: 'Remove all',
  },
  addToCart: {
    quantity: 'Quantity',
    decrease: 'One less',
    increase: 'One more',
    add: 'Add to cart',
    added: 'Added to your cart',
    announcement: (name: string, quantity: number) => `Added to your cart: ${name}, quantity ${quantity}`,
    inCart: (count: number) =>
      pluralForm('en', count, { one: '1 item in cart', other: `${count} items in cart` }),
    viewCart: 'View cart',
    continue: 'Continue',
    dismiss: 'Close this notice',
    notStored:
      'Your browser does not let us save the cart. It stays while this page is open and is gone when you reload or close it.',
    limits: {
      stock: (stock: number, inCart: number) =>
        inCart === 0
          ? `Only ${stock} in stock.`
          : inCart >= stock
            ? `All ${stock} that we have in stock are already in your cart.`
            : `Only ${stock} in stock, and ${inCart} of them are already in your cart.`,
      quantity: (_stock: number, inCart: number) =>
        inCart === 0
          ? 'A cart holds at most 999 of one product.'
          : `A cart holds at most 999 of one product, and ${inCart} are already in yours.`,
      lines: (_stock: number, _inCart: number) =>
        'A cart holds at most 100 different products. Remove one to add another.',
    },
    askForMore: 'Need more? Ask for a quotation',
    requestQuotation: 'Request a quotation',
  },
  cartLines: {
    list: 'Products in your cart',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removed: (name: string) => `Removed: ${name}`,
    quantityOf: (name: string) => `Quantity of ${name}`,
    each: 'each',
    total: 'Total',
    continue: 'Continue shopping',
    quotation: 'Request a quotation',
    withoutScripts:
      'Your browser runs no scripts, so it cannot keep a cart. Call us or write to us, and we will put your order together with you.',
  },
  talkToUs: {
    title: 'Ask a person',
    text: 'Our team in Doha knows the range and answers the same day.',
    call: 'Call us',
    write: 'Write to us',
    visit: 'See the showroom on the map',
  },
  article: {
    readTime: (minutes: number) => `${minutes} min read`,
  },
  catalogue: {
    sku: 'Product code',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    specifications: 'Specifications',
    size: 'Width × depth × height',
    centimetres: (size: string) => `${size} cm`,
    weight: 'Weight',
    kilograms: (weight: string) => `${weight} kg`,
    warranty: 'Warranty',
    warrantyMonths: (months: number) =>
      months % 12 === 0
        ? pluralForm('en', months / 12, { one: '1 year', other: `${months / 12} years` })
        : `${months} months`,
    pagesLabel: 'Pages of the list',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    noProducts: 'We are choosing what goes here. Ask us, and we will tell you what is in the showroom today.',
  },
  breadcrumbs: {
    label: 'You are here',
    home: 'Home',
    collection: 'Collection',
  },
  listing: {
    results: 'Products',
    filters: 'Filters',
    /** After their number. */
    filtersChosen: 'chosen',
    closeFilters: 'Close filters',
    apply: 'Show products',
    showProducts: (count: number) =>
      count === 0
        ? 'No products to show'
        : pluralForm('en', count, { one: 'Show 1 product', other: `Show ${count} products` }),
    chosen: 'Chosen filters',
    remove: (filter: string) => `Remove filter: ${filter}`,
    clearAll: 'Clear all',
    search: 'Search in all products',
    searchFor: (term: string) => `Search: “${term}”`,
    category: 'Category',
    allCategories: 'All categories',
    moreCategories: 'More categories',
    allOfCategory: 'All',
    price: 'Price',
    priceFrom: 'From',
    priceTo: 'To',
    currency: 'QAR',
    priceBetween: (from: string, to: string) => `${from} to ${to}`,
    priceAtLeast: (from: string) => `From ${from}`,
    priceAtMost: (to: string) => `Up to ${to}`,
    notAnAmount: 'Write an amount in riyals, for example 1500.',
    reversed: 'This is less than the amount in ‘From’. Change one of the two or leave it empty.',
    availability: 'Availability',
    inStock: 'In stock only',
    highlights: 'Highlights',
    isNewArrival: 'New arrivals',
    isBestSeller: 'Best sellers',
    isFeatured: 'Featured',
    sort: 'Sort by',
    sortNow: 'Sort',
    sorts: {
      bestMatch: 'Best match',
      featured: 'Featured',
      'price-up': 'Price, low to high',
      'price-down': 'Price, high to low',
      newest: 'Newest',
      name: 'Name',
    },
    count: (count: number) => pluralForm('en', count, { one: '1 product', other: `${count} products` }),
    shownOf: (shown: number, total: number) => `${shown} of ${total} products shown`,
    loadMore: 'Load more',
    page: (page: number) => `Page ${page}`,
    titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
    nothing: {
      title: 'Nothing matches all of these filters',
      lead: 'The range is larger than this list. One of these may be close to what you want.',
      without: (filters: string) => `Without ${filters}`,
      didYouMean: (term: string) => `Did you mean “${term}”?`,
      categories: 'Look around in',
      askTitle: 'Shall we find it for you?',
      askText:
        'We also order what is not on these pages. Tell us what you need and how many, and we send you a quotation.',
      quotation: 'Request a quotation',
      whatsapp: 'Ask on WhatsApp',
      whatsappText: (term: string) =>
        `Hello OGulf, I am looking for “${term}” and did not find it in the shop.`,
      whatsappTextWithoutWords: 'Hello OGulf, I did not find what I am looking for in the shop.',
    },
  },
  subcategories: 'In this category',
};

export type Messages = typeof en;
