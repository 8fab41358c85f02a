def account_of(_request):
    """Your own sign-in identifies the sender of a request. This tutorial has one account."""
    return "account-1"
