import { pluralForm } from '#i18n/plural.ts';

/** Every text of the storefront in English. Its shape is the list of texts that each other language must have. */
export const en = {
  tagline: 'Office furniture and IT for Qatar',
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
    toHome: 'home page',
    categories: 'Categories',
    reading: 'Articles and help',
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
      'Try another word or a product code, or browse the categories below. We can also look for it: just ask.',
  },
  whatsapp: {
    label: 'Chat with us on WhatsApp (opens in a new tab)',
    short: 'WhatsApp',
    greeting: (shop: string) => `Hello ${shop}, I would like to ask about`,
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
    /** Above the usual week while other hours count. */
    usualHours: 'Usual hours',
    hoursOfDates: (name: string, from: string, until: string) => `${name}, ${from} to ${until}`,
    openNow: (until: string) => `Open now, until ${until}`,
    opensToday: (from: string) => `Closed now, opens today at ${from}`,
    opensOn: (day: string, from: string) => `Closed now, opens on ${day} at ${from}`,
    closedForHoliday: (holiday: string, day: string, from: string) =>
      `Closed today for ${holiday}, opens on ${day} at ${from}`,
    support: 'Support',
    company: 'Company',
    customerService: 'Customer service',
    deliveryInfo: 'Delivery information',
    returnPolicy: 'Returns policy',
    terms: 'Terms and conditions',
    findOrder: 'Find your order',
    quickOrder: 'Quick order by code',
    packages: 'Packages',
    about: 'About us',
    ourStory: 'Our story',
    contact: 'Contact us',
    blog: 'Articles',
    social: 'Follow us',
    commercialRegistration: 'Commercial registration',
    rights: (year: number, shop: string) => `© ${year} ${shop}. Prices in Qatari riyals (QAR).`,
    newTab: 'opens in a new tab',
  },
  notFound: {
    title: 'Page Not Found',
    message:
      'The page you asked for may have been moved or deleted, or its address may have been mistyped. Everything else in the shop is where you left it.',
    requestedPath: 'You asked for',
    meant: 'Did you mean one of these?',
    goBack: 'Go back',
    home: 'Go to the home page',
    collection: 'Browse the collection',
    contact: 'Contact us',
    support: 'Need help? Call us at',
  },
  failure: {
    title: 'Something went wrong on our side',
    message: 'We could not show this page. Nothing you entered was lost; please try again in a moment.',
    retry: 'Try again',
    offline: {
      title: 'You are offline',
      message: 'This page needs a connection. Pages you have seen still open, and your cart is still here.',
    },
  },
  connection: {
    offline: { line: 'You are offline. Pages you have seen still open.', short: 'Offline' },
    cached: { line: 'We cannot be reached right now. This is an earlier copy.', short: 'Earlier copy' },
  },
  home: {
    title: 'Office furniture and IT products in Qatar',
    /** With the delivery terms of the moment. */
    description: (delivery: string) =>
      `Desks, chairs, meeting rooms, laptops and networks for offices in Qatar. See them in our Doha showroom. ${delivery}.`,
    hero: {
      carousel: 'carousel',
      label: 'Rooms furnished from our range',
      slide: (link: string, number: number, of: number) => `${link} (picture ${number} of ${of})`,
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
    },
    categoriesTitle: 'Shop by category',
    productLines: (count: number) => `${count} Product Lines`,
    noCategories: 'No categories available yet.',
    noCategoriesHint: 'Please check back later or contact us for more information.',
    cities: { doha: 'Doha', lusail: 'Lusail', alWaab: 'Al Waab' },
    cityLink: (city: string) => `Office furniture in ${city}`,
    newArrivals: 'New arrivals',
    featured: 'Our favourites',
    bestSellers: 'Best sellers',
    viewAll: 'View all',
    viewAllOf: (title: string) => `View all: ${title}`,
    previousProducts: 'Previous products',
    nextProducts: 'More products',
    testimonials: {
      title: 'What customers say',
      previous: 'Previous customers',
      next: 'More customers',
      rating: (rating: number, best: number) => `Rated ${rating} out of ${best}`,
    },
    statsLabel: 'The shop in numbers',
    stats: {
      moreThan: (count: number) => `${count}+`,
      ratingByUs: 'customer rating, by our own records',
      ratingOfReviews: (count: number) =>
        `customer rating, from ${pluralForm('en', count, { one: '1 review', other: `${count} reviews` })}`,
      delivery: { figure: 'Qatar-wide', text: 'free delivery' },
    },
  },
  pages: {
    about: {
      title: 'About us',
      lead: 'We furnish and equip offices across Qatar from one showroom in Doha: furniture, computers, networks, and the people who deliver and install them.',
    },
    ourStory: {
      title: 'Our story',
      lead: 'We carried our first desks up the stairs ourselves. The desks got better, the stairs became lifts, and we still come along to install them.',
    },
    services: {
      title: 'Our services',
      lead: 'Space planning, delivery, assembly and IT set-up: what we do before and after you choose a product.',
    },
    contact: {
      title: 'Contact us',
      lead: 'Call, write or come by. We answer in English and Arabic during our opening hours.',
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
      title: 'Your order',
      lead: 'Every order has a page of its own. Open it with the link in your confirmation email.',
    },
    customerService: {
      title: 'Customer service',
      lead: 'A question before you buy, a missing part, a chair that squeaks: we are here to help.',
    },
    deliveryInfo: {
      title: 'Delivery information',
      lead: 'Choose your zone to see what delivery costs and which day it arrives. Everything is carried to the room where it is needed.',
    },
    returnPolicy: {
      title: 'Return policy',
      lead: 'If something is not right, tell us. A defective product is repaired, replaced or refunded, as the law of Qatar entitles you to.',
    },
    terms: {
      title: 'Terms and conditions',
      lead: 'The terms on which we sell and deliver in Qatar, in plain words.',
    },
    blog: {
      title: 'Articles',
      lead: 'Buying guides, ergonomics and planning advice for offices in Qatar.',
    },
    locations: {
      doha: {
        title: 'Office furniture in Doha',
        lead: 'From West Bay to the Industrial Area: see the range in our showroom, and have it carried to the room where it is needed.',
      },
      lusail: {
        title: 'Office furniture in Lusail',
        lead: 'New towers, new offices: we plan, deliver and install in Lusail, including Marina District and Fox Hills, on a day that suits you and your building.',
      },
      alWaab: {
        title: 'Office furniture in Al Waab',
        lead: 'Clinics, schools and companies in and around Al Waab, furnished to the measurements of their rooms.',
      },
    },
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
    decrease: 'One fewer',
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
      service: (most: number, _inCart: number) => `At most ${most} can be booked online at the moment.`,
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
  talkToUs: {
    title: 'Ask a person',
    text: 'Our team in Doha knows the range and answers during our opening hours.',
    call: 'Call us',
    write: 'Write to us',
    visit: 'See the showroom on the map',
  },
  compare: {
    label: 'Compare',
    product: (name: string) => `Compare ${name}`,
    show: (count: number) => `Compare (${count})`,
    open: (count: number) => `Show the comparison (${count})`,
    full: 'Four products can be compared at once. Take one out to add this one.',
    save: (name: string) => `Save ${name} to a list`,
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
    empty: (name: string) => `No products in “${name}” at the moment`,
    emptyLead: 'Ask us: we will tell you what is in the showroom today and what we can order for you.',
    allOf: (name: string) => `See everything in ${name}`,
    allCategories: 'Browse all categories',
    noProducts:
      'We are still choosing what goes here. Ask us, and we will tell you what is in the showroom today.',
  },
  product: {
    gallery: {
      label: 'Pictures',
      enlarge: (number: number, count: number) => `Enlarge picture ${number} of ${count}`,
      show: (number: number) => `Show picture ${number}`,
      pictureOf: (number: number, count: number) => `Picture ${number} of ${count}`,
      zoomed: 'Large pictures',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close large pictures',
    },
    copyCode: 'Copy the product code',
    copied: 'Copied',
    onlyLeft: (count: number) => `Only ${count} left`,
    requestQuotation: 'Request a quotation',
    askOnWhatsapp: 'Ask on WhatsApp',
    whatsappText: (shop: string, name: string, sku: string) =>
      `Hello ${shop}, I would like to ask about ${name} (product code ${sku}).`,
    saveToList: 'Save to a list',
    share: 'Share',
    linkCopied: 'Link copied',
    stockAlert: {
      title: 'Tell me when it is back',
      text: 'Leave your email address and we will write to you once, on the day it can be ordered again.',
      email: 'Email',
      submit: 'Notify me',
      sending: 'Sending…',
      noted: 'Thank you. When it is back, we will write to',
      problems: {
        required: 'Please enter your email address.',
        invalid: 'This does not look like an email address. It should be like name@example.com.',
        tooMany:
          'This address is already waiting for 20 products. Call us and we will look after all of them.',
      },
    },
    about: 'About this product',
    dimensions: 'Dimensions',
    edges: { width: 'Width', depth: 'Depth', height: 'Height' },
    drawing: (measures: string) => `Drawing of the outer dimensions: ${measures}`,
    leadTime: 'Lead time',
    leadTimeDays: (days: number) =>
      days === 0
        ? 'None: ready for delivery'
        : pluralForm('en', days, { one: '1 working day', other: `${days} working days` }),
    /** In place of the stock of a service. */
    serviceDay: 'A service at a fixed price. You choose the day at the checkout.',
    serviceFull: 'Fully booked at the moment. Request a quotation, and we will suggest a day.',
    similar: 'Similar products',
    goesWith: 'Goes well with',
    partOfPackages: 'Part of these packages',
    piecesNeeded: (count: string) => `${count} needed`,
    successors: 'What replaces it',
    discontinued: {
      title: 'No longer available',
      text: 'This product is discontinued and can no longer be ordered. Its details stay here for customers who own one.',
      alternatives: 'See what to buy instead',
    },
    preview: 'Preview of a draft. Visitors do not see this page yet, and it cannot be ordered.',
    recentlyViewed: 'Recently viewed',
    willItFit: 'Will it fit in your lift?',
    nearMatches: 'Were you looking for one of these?',
    buyBar: 'Buy this product',
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
    /** For search engines, of a list that has no words of its own. */
    description: (title: string, examples: string) =>
      `${title} in Qatar: ${examples}. Prices in Qatari riyals, with stock and delivery day on every product.`,
  },
  delivery: {
    label: 'Delivery',
    /** What holds for all zones at once, as a sentence. */
    promise: {
      anywhere: 'anywhere in Qatar',
      partly: 'to the zones we serve',
      free: (where: string) => `Free delivery ${where}`,
      freeFrom: (amount: string) => `Free delivery from ${amount}`,
      fixed: (where: string, amount: string) => `Delivery ${where} for ${amount}`,
      from: (where: string, amount: string) => `Delivery ${where} from ${amount}`,
      upTo: (where: string, amount: string) => `Delivery ${where} up to ${amount}`,
      none: 'No deliveries at the moment, please ask us',
    },
    /** The same as a figure, and the text below it. */
    stat: {
      free: 'Free',
      from: (amount: string) => `from ${amount}`,
      upTo: (amount: string) => `up to ${amount}`,
      delivery: (where: string) => `delivery ${where}`,
      deliveryFrom: (amount: string) => `delivery from ${amount}`,
    },
    yourZone: 'Choose your zone to see the delivery day',
    feesAndDays: 'Delivery fees and days',
    zone: (number: number) => `Zone ${number}`,
    to: (place: string) => `To ${place}`,
    choose: 'Choose your zone',
    change: 'Change',
    changeLabel: 'Change the delivery zone',
    free: 'Free delivery',
    fee: 'Delivery',
    byDay: (day: string) => `by ${day}`,
    dayOnceBack: 'The day is shown once it is back in stock',
    notDelivered: 'We do not deliver to this zone at the moment',
    pickupFrom: (day: string) => `Pickup from ${day}`,
    minimumOrder: 'Minimum order',
    freeFrom: 'Free from',
    failed: 'We could not look this up. Please check your connection.',
    zoneGone: (number: number) => `Zone ${number} is no longer on our list. Please choose again.`,
    picker: {
      title: 'Where should we deliver?',
      field: 'Zone number or district',
      placeholder: '69, Lusail, Al Sadd…',
      hint: 'The zone number is on the blue plate at your building.',
      list: 'Zones',
      count: (count: number) =>
        pluralForm('en', count, { one: '1 zone matches', other: `${count} zones match` }),
      nothing: (term: string) => `No zone matches “${term}”`,
      nothingHint: 'Check the number on the blue plate, or try the name of your district.',
      chosen: 'your zone',
      close: 'Close the list of zones',
    },
    checker: {
      title: 'Check your zone',
      lead: 'Choose it once. This device remembers it and shows the day with every product.',
      fee: 'Delivery fee',
      isFree: 'Free',
      inStock: 'Items in stock by',
      pickup: 'Pickup from',
    },
    areas: {
      title: 'Fees and days by area',
      days: (days: number) =>
        days === 0
          ? 'On the day it is ready'
          : pluralForm('en', days, { one: '1 working day', other: `${days} working days` }),
      zones: 'Zones',
      otherZones: 'All other zones',
      notServed: 'Not served at the moment',
      pickup: 'Collecting from the showroom',
    },
    counting: {
      title: 'How we count the days',
      cutOff:
        'An order starts on the day it reaches us, until two hours before closing. After that, and on days when we are closed, it starts on the next working day.',
      /** With the weekdays on which the shop is closed, and 'holidays'. */
      workingDays: (closedDays: string) =>
        `Days on which we are closed do not count, and nothing is delivered on them: ${closedDays}.`,
      holidays: 'holidays',
      /** For dates with a week of their own, such as Ramadan. */
      workingDaysOfDates: (name: string, from: string, until: string, closedDays: string) =>
        `${name}, ${from} to ${until}: closed on ${closedDays}.`,
      leadTime:
        'A product with a lead time leaves once it is ready. What you order together arrives together.',
    },
  },
  subcategories: 'In this category',
};

export type Messages = typeof en;
