def account_of(_request):
    """Your own sign-in says who sends a request. This tutorial knows one account."""
    return "account-1"
